/** The playground's page: puts the parts together. */

import { Actions } from "./actions.js";
import { Announcer } from "./announcer.js";
import { Emitter } from "./emitter.js";
import { Jumps } from "./jumps.js";
import { Layout } from "./layout.js";
import { Modals } from "./modal.js";
import { Prefs } from "./prefs.js";
import { Press } from "./press.js";
import { Socket, pageSocketAddress } from "./socket.js";
import { Store } from "./store.js";
import { startClock } from "./time.js";
import { Unread } from "./unread.js";

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
    typing: new Emitter(),
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
    if (type === "typing") app.typing.emit("typing", data);
    store.receive(type, data);
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
showUnreadInTitle(app);
startClock();
const stop = app.store.on("sync", () => {
  stop();
  new Layout(app, document.getElementById("app"));
});
app.socket.open();
