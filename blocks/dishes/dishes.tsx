import type { DishesSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import type { ShownDish } from '#domain/content/fed/shown-dishes.ts'

import { cardLevel } from '#ui/card-level.ts'
import type { SectionProps } from '../shared/section.ts'
import { Price } from '#ui/price.tsx'
import { Shell } from '#ui/shell.tsx'
import { cardListClass, TeaserCard } from '#ui/teaser-card.tsx'
import { Text } from '#ui/text.tsx'
import styles from './dishes.module.css'

/** Dishes of a branch, each leading to itself in the shop. */
export function DishesView({ section }: SectionProps<DishesSection> & { section: FedSection<'dishes'> }) {
  const { dishes = [], legend = [], href, branch, until } = section.fed ?? {}
  const level = cardLevel(section.text)
  const isList = section.variant === 'list'

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul
        className={isList ? styles.menu : cardListClass}
        data-behaviour="renew"
        data-until={until ?? undefined}
      >
        {dishes.map((dish) =>
          isList ? (
            <MenuLine key={dish.id} dish={dish} level={level} />
          ) : (
            <DishCard key={dish.id} dish={dish} level={level} />
          ),
        )}
      </ul>
      {legend.length > 0 && <p className="quiet">Allergene: {legend.join(', ')}</p>}
      {href && (
        <p>
          <a href={href} className={`tap-target ${styles.all}`}>
            Zur ganzen Karte von {branch}
          </a>
        </p>
      )}
    </Shell>
  )
}

type Props = { dish: ShownDish; level: 2 | 3 }

const DishCard = ({ dish, level }: Props) => (
  <TeaserCard
    href={dish.href}
    title={dish.name}
    text={dish.description}
    note={dish.badge || undefined}
    price={priceOf(dish)}
    facts={[...dish.diets, allergensOf(dish)].filter(Boolean)}
    picture={dish.image}
    more={dish.badge ? 'Ansehen' : 'Bestellen'}
    level={level}
  />
)

function MenuLine({ dish, level }: Props) {
  const Name = `h${level}` as const
  const { name, description, diets, badge, href } = dish
  const price = priceOf(dish)
  const facts = [...diets, allergensOf(dish)].filter(Boolean)

  return (
    <li className={styles.line}>
      <Name className={styles.name}>
        <a href={href} className="card-target">
          {name}
        </a>
      </Name>
      {price && <span className={styles.price}>{price}</span>}
      {badge && <p className={styles.badge}>{badge}</p>}
      {description && <p className={styles.about}>{description}</p>}
      {facts.length > 0 && <p className={`quiet ${styles.about}`}>{facts.join(' · ')}</p>}
    </li>
  )
}

/** Also without a price an offer says its name. */
const priceOf = ({ price, offer, unit }: ShownDish) =>
  price || offer ? (
    <>
      <Price price={price} offer={offer} /> {unit}
    </>
  ) : null

const allergensOf = ({ allergens }: ShownDish): string => (allergens === '' ? '' : `Allergene ${allergens}`)
