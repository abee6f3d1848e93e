import type { EmbedSection } from '#cms/payload-types.ts'
import { embedOf } from '#domain/content/embed/embed-of.ts'
import { type EmbedProvider, embedProviders } from '#domain/content/embed/embed-providers.data.ts'
import { unmarkText } from '#domain/content/text-marks.ts'

import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import offered from '../shared/offered-frame.module.css'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { embedParts, type WantedFrame } from './embed-parts.ts'
import styles from './embed.module.css'

/** A page of somebody else, of which nothing is asked before a visitor wants it; a link leads there as well. */
export function EmbedView({ section }: SectionProps<EmbedSection>) {
  const { subheadline, text, address, label, image } = section
  const embed = embedOf(address)
  if (!embed) return null
  const provider: EmbedProvider = embedProviders[embed.provider]
  const { name, company, thing, sandbox } = provider
  const title = unmarkText(label ?? '') || `${thing} von ${name}`
  const wanted: WantedFrame = { src: embed.src, title, sandbox }

  return (
    <Shell subheadline={subheadline}>
      <Text text={text} />
      <figure className={styles.figure}>
        {label && <figcaption className={styles.label}>{label}</figcaption>}
        <div
          className={classNames(offered.frame, styles.frame)}
          data-thing={thing}
          data-behaviour="embed"
          data-embed={JSON.stringify(wanted)}
        >
          {image && (
            <Picture picture={image} sizes="(min-width: 88rem) 82rem, 94vw" className={styles.poster} />
          )}
          <div className={styles.offer}>
            <p>
              {thing} von {name}. Erst wenn Sie laden, erfährt {company} Ihre IP-Adresse und dass Sie hier
              sind.
            </p>
            <button type="button" className={offered.button} hidden {...{ [embedParts.button]: '' }}>
              {thing} laden
            </button>
            <a href={embed.href} target="_blank" rel="noopener noreferrer" className="tap-target">
              Bei {name} öffnen
            </a>
          </div>
        </div>
      </figure>
    </Shell>
  )
}
