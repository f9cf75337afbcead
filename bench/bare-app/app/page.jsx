import { headers } from 'next/headers';

export default async function Page() {
  const nonce = (await headers()).get('x-nonce');
  return <h1>{nonce ? 'A page' : 'A page without a nonce'}</h1>;
}
