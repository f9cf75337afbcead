/** Never shown, since every unknown address has its page (app/(errors)); without this file each page carries Next's own. */
export default function NotFound() {
  return null;
}
