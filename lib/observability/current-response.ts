import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { remember } from '@/lib/process-state';

const createResponses = () => new AsyncLocalStorage<ServerResponse>();
const responses = () => remember('responses', createResponses);

/** The response of the request in work: the same object for middleware, page and handler; undefined outside of a request. */
export const currentResponse = (): ServerResponse | undefined => responses().getStore();

/** Runs `handle` and all that it starts with `response` as the current one (server.ts, for every request that Next handles). */
export const runWithResponse = <T>(response: ServerResponse, handle: () => T): T => responses().run(response, handle);
