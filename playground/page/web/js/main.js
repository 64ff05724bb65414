/** The playground's page: puts the parts together. */

import { Actions } from "./line/actions.js";
import { Socket, pageSocketAddress } from "./line/socket.js";
import { Modals } from "./modal/modal.js";
import { Jumps } from "./state/jumps.js";
import { Prefs } from "./state/prefs.js";
import { Store } from "./state/store.js";
import { Unread } from "./state/unread.js";
import { Press } from "./ui/press.js";
import { followTheme } from "./ui/theme.js";
import { startClock } from "./ui/time.js";
import { Announcer } from "./views/announcer.js";
import { Layout } from "./views/layout.js";

const TITLE = "Playground";

function makeApp() {
  const store = new Store();
  const press = new Press();
  const news = (type, data) => press.after(() => onEvent(type, data));
  const socket = new Socket(pageSocketAddress(), news, onState);
  const actions = new Actions(socket);
  const app = {
    store,
    socket,
    actions,
    prefs: new Prefs(),
    unread: new Unread(store),
    jumps: new Jumps(),
    announcer: new Announcer(),
    /** The person one is in the view of one person. */
    get currentPerson() {
      const chosen = store.users.get(this.prefs.person);
      return chosen && !chosen.bot ? chosen.id : (store.people[0]?.id ?? null);
    },
  };
  app.modals = new Modals(app);

  function onEvent(type, data) {
    store.receive(type, data);
    if (type === "place") app.prefs.setChannel(data.user, data.channel_id);
    actions.receive(type, data);
  }

  function onState(connected) {
    store.setConnected(connected);
    if (!connected) actions.connectionLost();
  }

  return app;
}

function showUnreadInTitle({ store, unread }) {
  const draw = () => {
    const waiting = store.people.reduce(
      (sum, person) => sum + unread.personCount(person.id).personal,
      0,
    );
    document.title = waiting ? `(${waiting}) ${TITLE}` : TITLE;
  };
  unread.on("change", draw);
}

const app = makeApp();
followTheme(app.prefs);
showUnreadInTitle(app);
startClock();
const stop = app.store.on("sync", () => {
  stop();
  new Layout(app, document.getElementById("app"));
});
app.socket.open();
