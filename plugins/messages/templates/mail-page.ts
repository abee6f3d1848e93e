import { createElement as element, Fragment, type ReactNode } from 'react'

import { luminanceOf, parseColor, ratioOf } from '#domain/content/color-contrast.ts'

// Next refuses modules that name it in their head, also where they are only loaded by who delivers.
const { renderToStaticMarkup } = await import('react-dom/server')

/** In whose name a mail is written. */
export type MailBrand = {
  name: string
  /** `#rrggbb`, as the division's website has it. */
  color: string | null
  /** A picture as a `data:` address, in the place of the name. */
  logo?: string | null
}

export type MailContent = {
  subject: string
  /** Said above everything, where a name says whose mail it is. */
  brand: MailBrand | null
  /** In the order in which they are read; line breaks stay. */
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  items?: readonly string[]
  link?: { label: string; url: string } | null
  closing?: string
}

/**
 * The two bodies of a mail from the same content: plain text, and HTML that reads in light and dark, larger or aloud.
 * Nothing in it is fetched from anywhere, so nobody learns that it was opened: a logo comes along. Everything is escaped
 * by React.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: `<!doctype html>${renderToStaticMarkup(MailPage(content))}` }
}

function textOf({ paragraphs, facts = [], items = [], link, closing }: MailContent): string {
  return [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    items.map((item) => `- ${item}`).join('\n'),
    link ? `${link.label}: ${link.url}` : '',
    closing,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function MailPage(content: MailContent) {
  const { subject, brand, paragraphs, facts = [], items = [], link, closing } = content

  return element(
    'html',
    { lang: 'de' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', null, subject),
      element('style', { dangerouslySetInnerHTML: { __html: css } }),
    ),
    element(
      'body',
      { style: page },
      element(
        'div',
        { role: 'article', lang: 'de', 'aria-label': subject, style: sheet },
        brand && element('p', { className: 'brand', style: headOf(brand) }, Head(brand)),
        paragraphs.map((text, index) => element('p', { key: index, style: paragraph }, lines(text))),
        facts.length > 0 && Facts(facts),
        items.length > 0 &&
          element(
            'ul',
            { style: list },
            items.map((item, index) => element('li', { key: index }, item)),
          ),
        link && Way(link, brand),
        closing && element('p', { style: paragraph }, closing),
      ),
    ),
  )
}

/** Where pictures are not shown the name is read. On dark ground a dark logo needs light behind it. */
const Head = ({ name, logo }: MailBrand): ReactNode =>
  logo?.startsWith('data:image/png;base64,') ? element('img', { src: logo, alt: name, style: logoBox }) : name

function Facts(facts: NonNullable<MailContent['facts']>) {
  return element(
    'table',
    { style: table },
    element(
      'tbody',
      null,
      facts.map(([label, value]) =>
        element(
          'tr',
          { key: label },
          element('th', { scope: 'row', align: 'left', style: cell }, label),
          element('td', { style: cell }, lines(value)),
        ),
      ),
    ),
  )
}

function Way({ label, url }: NonNullable<MailContent['link']>, brand: MailBrand | null) {
  const { ground, ink } = colorsOf(brand)
  const button = { ...buttonShape, background: ground, color: ink, border: `2px solid ${ink}` }

  return element('p', { style: paragraph }, element('a', { href: url, style: button }, label))
}

const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => element(Fragment, { key: index }, index > 0 && element('br'), line))

const [dark, light] = ['#1d1d1d', '#ffffff']

/** The colour of the house with whichever ink is read better on it. */
function colorsOf(brand: MailBrand | null): { ground: string; ink: string } {
  const color = brand?.color ? parseColor(brand.color.slice(0, 7)) : null
  if (!brand?.color || !color) return { ground: dark, ink: light }
  const isDark = ratioOf(luminanceOf(color), 1) >= ratioOf(luminanceOf(color), 0)

  return { ground: brand.color.slice(0, 7), ink: isDark ? light : dark }
}

const css =
  '@media (prefers-color-scheme: dark){body{background:#161616!important;color:#f2f2f2!important}a{color:inherit}}'
const page = {
  margin: 0,
  padding: '24px 16px',
  background: light,
  color: dark,
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  lineHeight: 1.5,
}
const sheet = { maxWidth: '600px', margin: '0 auto' }
const headOf = (brand: MailBrand) => ({
  margin: '0 0 24px',
  padding: '12px 0 0',
  borderTop: `6px solid ${colorsOf(brand).ground}`,
  fontSize: '20px',
  fontWeight: 700,
})
const logoBox = {
  display: 'inline-block',
  maxWidth: '200px',
  maxHeight: '60px',
  padding: '6px',
  borderRadius: '6px',
  background: light,
  color: dark,
}
const paragraph = { margin: '0 0 16px' }
const list = { margin: '0 0 16px', padding: '0 0 0 20px' }
const table = { margin: '0 0 16px', borderCollapse: 'collapse' as const }
const cell = { padding: '2px 16px 2px 0', verticalAlign: 'top' as const }
const buttonShape = {
  display: 'inline-block',
  padding: '10px 20px',
  borderRadius: '6px',
  fontWeight: 700,
  textDecoration: 'none',
}
