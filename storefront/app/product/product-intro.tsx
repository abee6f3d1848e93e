import { focalMarks } from '#blocks/ui/focal-marks.ts'
import { allergenNames } from '#domain/catalogue/allergens.data.ts'
import { leadTimeMinutes } from '#domain/catalogue/lead-time.ts'
import { priceLabel, unitPriceCents } from '#domain/catalogue/product-configuration.ts'
import type { LeadTimeType, ProductView } from '#domain/catalogue/product.contract.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { perUnitText } from '../branch/menu-view.ts'
import { Icon } from '../ui/icon.tsx'
import { pictureSet, picturePath } from '#domain/content/media-paths.ts'
import styles from './product-intro.module.css'

const leadTimeWords: Record<LeadTimeType, [one: string, many: string]> = {
  minutes: ['Minute', 'Minuten'],
  hours: ['Stunde', 'Stunden'],
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
}

export function ProductIntro({ product, currency }: { product: ProductView; currency: string }) {
  const [image] = product.images

  return (
    <div className={styles.intro}>
      {image && (
        <img
          className={styles.picture}
          src={picturePath(image, 'small')}
          srcSet={pictureSet(image, ['small', 'medium'])}
          sizes="(min-width: 48rem) 38rem, 100vw"
          alt={image.alt ?? ''}
          width={640}
          height={400}
          {...focalMarks(image)}
        />
      )}
      {product.description && <p className={styles.description}>{product.description}</p>}
      {!product.isPriceHidden && (
        <p className={styles.price}>
          {priceLabel(unitPriceCents(product, [], product.unit), product.calculationModel, currency)}{' '}
          <span>{perUnitText(product.unit)}</span>
        </p>
      )}
      {product.bundleItems.length > 0 && (
        <div>
          <h3 className={styles.heading}>Enthalten</h3>
          <ul className={styles.list}>
            {product.bundleItems.map((bundled) => (
              <li key={bundled.product}>
                {formatAmount(bundled.amount, 'piece')} {bundled.name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {leadTimeMinutes(product) > 0 && (
        <p className={styles.fact}>
          <Icon name="clock" size={18} />
          Vorlaufzeit {leadTimeText(product)}
        </p>
      )}
      {product.allergens.length > 0 && (
        <p className={`quiet ${styles.allergens}`}>
          <strong>Allergene:</strong>{' '}
          {product.allergens.map((code) => `${allergenNames[code] ?? code} (${code})`).join(', ')}
        </p>
      )}
    </div>
  )
}

function leadTimeText({ leadTimeType, leadTimeValue }: ProductView): string {
  if (!leadTimeType || !leadTimeValue) return ''

  const [one, many] = leadTimeWords[leadTimeType]
  return `${leadTimeValue} ${leadTimeValue === 1 ? one : many}`
}
