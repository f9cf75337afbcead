import type { ServerResponse } from 'node:http';

/** Calls back when a response is made, with its head or at the latest with its end: what remains is to send it. */
export function onResponseReady(response: ServerResponse, made: () => void): void {
  const { writeHead, end } = response;
  Object.assign(response, {
    writeHead(...args: Parameters<typeof writeHead>) {
      made();
      return writeHead.apply(response, args);
    },
    end(...args: Parameters<typeof end>) {
      made();
      return end.apply(response, args);
    },
  });
}
