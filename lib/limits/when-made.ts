import type { ServerResponse } from 'node:http';

/** Calls `listener` when the handler writes the head of a response, or ends it: from then on it only has to be sent. */
export function onResponseReady(response: ServerResponse, listener: () => void): void {
  const { writeHead, end } = response;
  Object.assign(response, {
    writeHead(...args: Parameters<typeof writeHead>) {
      listener();
      return writeHead.apply(response, args);
    },
    end(...args: Parameters<typeof end>) {
      listener();
      return end.apply(response, args);
    },
  });
}
