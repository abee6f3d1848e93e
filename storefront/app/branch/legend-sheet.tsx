import { allergenNames } from '#domain/catalogue/allergens.data.ts'
import { type Diet, dietLabels } from '#domain/catalogue/diets.data.ts'
import type { ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { legalHref } from '../shell/shell-view.ts'
import { Sheet } from '../ui/sheet.tsx'
import styles from './legend-sheet.module.css'

const dietMeanings: Readonly<Record<Diet, string>> = {
  vegan: 'ohne Zutaten vom Tier',
  vegetarian: 'ohne Fleisch und Fisch',
  glutenFree: 'ohne glutenhaltiges Getreide',
  lactoseFree: 'ohne Milchzucker',
  spicy: 'mit spürbarer Schärfe',
}

type LegendSheetProps = { allergens: ShopSettings['allergens']; onClose: () => void }

/** What the letters and words on the cards stand for. */
export function LegendSheet({ allergens, onClose }: LegendSheetProps) {
  const href = legalHref('allergens', allergens)

  return (
    <Sheet title="Allergene und Kennzeichnungen" onClose={onClose}>
      <div className="stack">
        <dl className={styles.letters}>
          {Object.entries(allergenNames).map(([letter, name]) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.words}>
          {Object.entries(dietMeanings).map(([diet, meaning]) => (
            <div key={diet}>
              <dt>{dietLabels[diet as Diet]}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
          <div>
            <dt>Beliebt</dt>
            <dd>in den letzten Wochen hier besonders oft bestellt</dd>
          </div>
        </dl>
        {href && (
          <p>
            <a href={href}>Mehr über Allergene in unserem Haus</a>
          </p>
        )}
      </div>
    </Sheet>
  )
}
