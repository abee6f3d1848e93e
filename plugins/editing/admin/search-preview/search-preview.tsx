'use client'

import { useFormFields } from '@payloadcms/ui'
import { useId } from 'react'

import { asSeen, faceOfPage } from '#domain/content/page-face.ts'
import { seenCharacters } from '#domain/content/pages/site-checks.ts'
import { isHome } from '#domain/content/pages/page-tree.ts'

import styles from './search-preview.module.css'
import { useBrand } from './use-brand.ts'
import { usePicture } from './use-picture.ts'

const names = [
  'name',
  'type',
  'path',
  'division',
  'seo.title',
  'seo.description',
  'seo.image',
  'content.teaserText',
  'content.description',
  'content.teaserImage',
  'content.image',
] as const

/** How the page would look among the results of a search, and where somebody shares its link. */
export function SearchPreview() {
  const values = useValues()
  const brand = useBrand(values.division)
  const home = isHome({ type: values.type })
  const { title, description, picture } = faceOfPage({
    name: values.name || 'Ohne Namen',
    isHome: home,
    seo: {
      title: values['seo.title'],
      description: values['seo.description'],
      image: values['seo.image'] || null,
    },
    content: {
      teaserText: values['content.teaserText'],
      description: values['content.description'],
      teaserImage: values['content.teaserImage'] || null,
      image: values['content.image'] || null,
    },
    brand,
  })
  const id = useId()
  const address = usePicture(picture)
  const place = home ? '' : ` › ${values.path.replaceAll('/', ' › ')}`

  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>So sieht die Seite von außen aus</h3>
      <div className={styles.looks}>
        <figure>
          <figcaption>In einer Suche</figcaption>
          <div className={styles.result}>
            <span>
              {brand.host}
              {place}
            </span>
            <strong>{asSeen(title, seenCharacters.title)}</strong>
            <p>{asSeen(description, seenCharacters.description) || 'Ohne Beschreibung.'}</p>
          </div>
        </figure>
        <figure>
          <figcaption>Als geteilter Link</figcaption>
          <div className={styles.card}>
            {address ? <img src={address} alt="" /> : <span className={styles.none}>Ohne Bild</span>}
            <span>{brand.host}</span>
            <strong>{title}</strong>
            <p>{asSeen(description, cardCharacters)}</p>
          </div>
        </figure>
      </div>
      <p className={styles.lengths}>
        <Length label="Titel" length={title.length} most={seenCharacters.title} />
        <Length label="Beschreibung" length={description.length} most={seenCharacters.description} />
      </p>
    </section>
  )
}

/** Cards of shared links show about as much. */
const cardCharacters = 110

type LengthProps = { label: string; length: number; most: number }

const Length = ({ label, length, most }: LengthProps) => (
  <span data-long={length > most || undefined}>
    {label}: {length} von etwa {most} Zeichen{length > most && ', zu lang'}
  </span>
)

function useValues(): Record<(typeof names)[number], string> {
  const told = useFormFields(([fields]) =>
    JSON.stringify(names.map((name) => [name, textOf(fields[name]?.value)])),
  )

  // As it was written just above.
  return Object.fromEntries(JSON.parse(told)) as Record<(typeof names)[number], string>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
