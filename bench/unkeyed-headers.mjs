/** A text that no page contains: a page with it was poisoned. */
export const poison = 'poisoned.example';

// Headers that proxies, frameworks and content delivery networks trust (names from Param Miner's list and Next's sources); none
// is part of the page cache key.
const hosts = `x-forwarded-host x-forwarded-server x-forwarded-for x-forwarded-proto x-forwarded-scheme x-forwarded-port
  x-forwarded-path x-forwarded-prefix x-forwarded-ssl x-forwarded-uri x-forwarded-method x-forwarded-by x-forwarded forwarded forwarded-for
  x-host x-http-host-override x-original-host x-backend-host x-proxy-host x-real-ip x-client-ip x-cluster-client-ip x-remote-addr
  x-remote-ip x-originating-ip client-ip true-client-ip cf-connecting-ip cf-visitor cf-ipcountry fastly-client-ip fastly-host
  x-azure-fdid x-azure-clientip x-amzn-trace-id x-arr-ssl front-end-https via`;
const addresses = `x-original-url x-rewrite-url x-override-url x-original-uri x-request-uri x-url x-uri x-path x-base-url
  x-proxy-url x-wap-profile x-accel-redirect x-sendfile destination referer origin x-referer x-http-destinationurl request-uri`;
const methods = 'x-http-method x-http-method-override x-method-override x-csrf-token x-xsrf-token x-requested-with';
const visitors = `accept accept-language accept-charset user-agent x-user x-user-id x-auth-user authorization x-language x-locale
  x-device x-mobile x-country-code x-geo-country x-currency x-theme save-data dnt sec-gpc sec-ch-ua sec-ch-ua-mobile x-workgroup-id
  x-viewport x-debug x-cache-key pragma cache-control`;
const nextHeaders = `x-nonce x-address content-security-policy x-next-intl-locale x-session-ended x-middleware-rewrite x-middleware-next
  x-matched-path x-invoke-path x-nextjs-data`;

/** The names of 101 headers that the page cache ignores. */
export const unkeyedHeaders = [hosts, addresses, methods, visitors, nextHeaders].flatMap((names) => names.split(/\s+/));
