import { allergenNames } from '#domain/catalogue/allergens.data.ts'
import { dietLabels } from '#domain/catalogue/diets.data.ts'
import { leadTimeMinutes } from '#domain/catalogue/lead-time.ts'
import { offerOf } from '#domain/catalogue/offer-of.ts'
import { perUnitText } from '#domain/catalogue/per-unit-text.ts'
import { startingPriceLabel } from '#domain/catalogue/product-configuration.ts'
import type { LeadTimeType, ProductView } from '#domain/catalogue/product.contract.ts'
import type { DishOffer } from '#domain/ordering/discounts/dish-offers.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { Price } from '#ui/price.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './product-intro.module.css'
import { ProductPictures } from './product-pictures.tsx'

const leadTimeWords: Record<LeadTimeType, [one: string, many: string]> = {
  minutes: ['Minute', 'Minuten'],
  hours: ['Stunde', 'Stunden'],
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
}

type ProductIntroProps = { product: ProductView; currency: string; offer: DishOffer | undefined }

export function ProductIntro({ product, currency, offer }: ProductIntroProps) {
  return (
    <div className={styles.intro}>
      <ProductPictures images={product.images} name={product.name} />
      {product.description && <p className={styles.description}>{product.description}</p>}
      {!product.isPriceHidden && (
        <p className={styles.price}>
          <Price price={startingPriceLabel(product, currency)} offer={offerOf(product, offer, currency)} />{' '}
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
      {product.diets.length > 0 && (
        <p className={styles.diets}>{product.diets.map((diet) => dietLabels[diet]).join(' · ')}</p>
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
