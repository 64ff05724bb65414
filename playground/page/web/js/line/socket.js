/** The page's line to the playground: opens itself again, and hands out nonces. */

const FIRST_DELAY = 400;
const LONGEST_DELAY = 5000;

export class Socket {
  #address;
  #socket = null;
  #delay = FIRST_DELAY;
  #onEvent;
  #onState;
  #serial = 0;
  #session = Math.random().toString(36).slice(2, 8);

  /**
   * @param {string} address where the page's WebSocket is
   * @param {(type: string, data: object) => void} onEvent what the server said
   * @param {(connected: boolean) => void} onState whether the line is up
   */
  constructor(address, onEvent, onState) {
    this.#address = address;
    this.#onEvent = onEvent;
    this.#onState = onState;
  }

  open() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#delay = FIRST_DELAY;
      this.#onState(true);
    });
    socket.addEventListener("message", (event) => {
      const { t, d } = JSON.parse(event.data);
      this.#onEvent(t, d);
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#onState(false);
      setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
    });
  }

  get connected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  nextNonce() {
    this.#serial += 1;
    return `${this.#session}-${this.#serial}`;
  }

  /** Send an operation; returns its nonce, or null when the line is down. */
  send(operation, nonce = this.nextNonce()) {
    if (!this.connected) return null;
    this.#socket.send(JSON.stringify({ ...operation, nonce }));
    return nonce;
  }
}

/** The address of the page's WebSocket on the server the page came from. */
export function pageSocketAddress(place = location) {
  const protocol = place.protocol === "https:" ? "wss:" : "ws:";
  return `${protocol}//${place.host}/page`;
}
