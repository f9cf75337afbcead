/**
 * What the names of the session's cookies begin with on https (RFC 6265bis §4.1.3.2): a browser takes such a cookie only over https, for
 * one host and all its paths. Neither another host of the domain nor a page without https can set it.
 */
export const hostPrefix = '__Host-';
