/**
 * The element <dossier-card product="1001" lang="de"></dossier-card>: the card of a product, in a frame of the site that serves this
 * script. Attributes: product (number), lang (language, by default that of the page), height (pixels).
 */
const site = new URL(document.currentScript.src).origin;

class DossierCard extends HTMLElement {
  static observedAttributes = ['product', 'lang', 'height'];

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
    this.render();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.render();
  }

  render() {
    const product = this.getAttribute('product') ?? '';
    if (!/^\d{1,12}$/.test(product)) return this.shadowRoot.replaceChildren();
    const language = (this.getAttribute('lang') || document.documentElement.lang).slice(0, 2).toLowerCase();
    const frame = document.createElement('iframe');
    frame.src = `${site}/p/api/embed/${product}/${/^[a-z]{2}$/.test(language) ? language : 'en'}`;
    frame.title = this.getAttribute('title') || `Product ${product}`;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox');
    // Set by script, which a policy without inline styles allows.
    const height = /^\d{2,4}$/.exec(this.getAttribute('height') ?? '')?.[0] ?? '420';
    Object.assign(frame.style, {
      width: '100%',
      height: `${height}px`,
      border: '1px solid #d3dae1',
      borderRadius: '8px',
    });
    Object.assign(this.style, { display: 'block', maxWidth: '480px' });
    this.shadowRoot.replaceChildren(frame);
  }
}
customElements.define('dossier-card', DossierCard);
