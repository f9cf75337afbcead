import type { Brand } from '@/lib/domain/site/brands';
import { cardMarginPx, cardSize, gapPx, hazardSizes, type SocialCard } from '@/lib/domain/discovery/social-card';

/** The light theme's tokens of app/globals.css; a card has one theme. */
export const cardColours = {
  ink: '#17202a',
  inkSoft: '#4a5765',
  line: '#dce1e7',
  danger: '#a8221a',
  paper: '#ffffff',
} as const;

const logoHeightPx = 44;

/** Data URIs, so that rendering makes no requests. */
interface CardPictures {
  logo: string;
  pictograms: string[];
}

const row = { display: 'flex', alignItems: 'center' } as const;
const oneLine = { display: 'block', lineClamp: 1, wordBreak: 'break-word' } as const;

/** A product's social card for next/og, which supports flex layout and no style sheet. */
export function CardDrawing({ card, brand, pictures }: { card: SocialCard; brand: Brand; pictures: CardPictures }) {
  const { ink, inkSoft, line, danger, paper } = cardColours;
  const logo = { width: Math.round(brand.logo.aspect * logoHeightPx), height: logoHeightPx };
  const { diamondPx, wordPx } = hazardSizes(pictures.pictograms.length, card.signalWord?.text ?? '');
  const hasHazards = pictures.pictograms.length > 0 || card.signalWord !== null;
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        flexDirection: 'column',
        padding: `42px ${cardMarginPx}px 38px`,
        borderTop: `14px solid ${brand.accent}`,
        background: paper,
        color: ink,
        fontFamily: 'Source Sans 3',
        fontWeight: 400,
      }}
    >
      <div style={{ ...row, justifyContent: 'space-between', fontSize: 30, color: inkSoft }}>
        <img src={pictures.logo} alt="" {...logo} />
        <div style={{ ...oneLine, maxWidth: 640, textAlign: 'right' }}>{card.code}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
        <div
          style={{
            display: 'block',
            // `balance` together with a line clamp would cut lines.
            ...(card.name.lines < 3 ? { textWrap: 'balance' } : { lineClamp: 3, wordBreak: 'break-word' }),
            fontSize: card.name.sizePx,
            fontWeight: 600,
            lineHeight: 1.1,
            letterSpacing: '-0.01em',
          }}
        >
          {card.name.text}
        </div>
        {card.supplier && (
          <div style={{ ...oneLine, marginTop: 12, fontSize: 34, color: inkSoft }}>{card.supplier}</div>
        )}
      </div>
      <div style={{ ...row, gap: gapPx, marginBottom: 26 }}>
        {pictures.pictograms.map((source) => (
          <img key={source} src={source} alt="" width={diamondPx} height={diamondPx} />
        ))}
        {card.signalWord && (
          <div
            style={{
              marginLeft: pictures.pictograms.length > 0 ? gapPx : 0,
              fontSize: wordPx,
              fontWeight: 600,
              color: card.signalWord.code === 'danger' ? danger : ink,
            }}
          >
            {card.signalWord.text}
          </div>
        )}
        {card.notice && !hasHazards && <div style={{ display: 'block', fontSize: 32 }}>{card.notice}</div>}
      </div>
      {card.notice && hasHazards && (
        <div style={{ display: 'block', fontSize: 32, marginBottom: 22 }}>{card.notice}</div>
      )}
      {card.documents.length > 0 && (
        <div style={{ ...oneLine, paddingTop: 22, borderTop: `2px solid ${line}`, fontSize: 28, color: inkSoft }}>
          {card.documents.join(' · ')}
        </div>
      )}
    </div>
  );
}
