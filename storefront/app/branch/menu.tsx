import { memo, type MouseEvent } from 'react'

import { focalMarks } from '#blocks/ui/focal-marks.ts'
import { pictureSet, picturePath } from '#domain/content/media-paths.ts'
import type { MenuCard, MenuSection } from './menu-view.ts'
import { SmallPicture } from '../ui/small-picture.tsx'
import styles from './menu.module.css'

interface MenuProps {
  sections: MenuSection[]
  /** How many of each product are in the cart. */
  counts: ReadonlyMap<string, string>
  onOpen: (productId: string) => void
  onQuickAdd: (productId: string) => void
}

/** All products by category. One listener serves every card, so that a long menu stays light. */
export function Menu({ sections, counts, onOpen, onQuickAdd }: MenuProps) {
  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    const { open, add } = button?.dataset ?? {}
    if (open) onOpen(open)
    if (add) onQuickAdd(add)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only collects the clicks of the buttons inside
    <div className={styles.menu} onClick={onClick}>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.anchor}
          className={styles.section}
          aria-labelledby={`${section.anchor}-name`}
        >
          <div className={styles.heading}>
            {section.category.image && (
              <SmallPicture image={section.category.image} edge={56} className={styles.mark} />
            )}
            <h2 id={`${section.anchor}-name`}>{section.category.name}</h2>
            {section.unavailable && <p className={styles.hours}>{section.unavailable}</p>}
          </div>
          {section.category.description && <p className={styles.intro}>{section.category.description}</p>}
          <ul className={styles.cards}>
            {section.cards.map((card) => (
              <Card key={card.id} card={card} count={counts.get(card.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Card = memo(function Card({ card, count }: { card: MenuCard; count: string | undefined }) {
  return (
    <li className={card.isGreyed ? styles.unavailable : styles.card}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <button type="button" className="card-target" data-open={card.id}>
            {card.name}
          </button>
        </h3>
        {card.description && <p className={`quiet ${styles.description}`}>{card.description}</p>}
        <p className={styles.facts}>
          {card.price && <strong>{card.price}</strong>}
          {card.unit && <span>{card.unit}</span>}
          {card.allergens && <small title="Allergene">{card.allergens}</small>}
        </p>
      </div>
      <div className={card.image ? styles.picture : styles.noPicture}>
        {card.image ? (
          <img
            className="cover"
            src={picturePath(card.image, 'small')}
            srcSet={pictureSet(card.image, ['tiny', 'small'])}
            sizes="auto"
            alt=""
            width="320"
            height="240"
            {...focalMarks(card.image)}
            loading="lazy"
          />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {card.name.charAt(0)}
          </span>
        )}
        {card.badge && <span className={styles.badge}>{card.badge}</span>}
      </div>
      {card.isOrderable && (
        <button
          type="button"
          className={count ? styles.added : styles.add}
          aria-label={`${card.name} hinzufügen${count ? `, ${count} im Warenkorb` : ''}`}
          {...(card.canQuickAdd ? { 'data-add': card.id } : { 'data-open': card.id })}
        >
          {count}
        </button>
      )}
    </li>
  )
})
