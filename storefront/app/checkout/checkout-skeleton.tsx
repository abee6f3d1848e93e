import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './checkout.module.css'
import skeleton from './checkout-skeleton.module.css'

/** Holds the place of the form until the cart is read, which only the browser knows. */
export function CheckoutSkeleton({ branch }: { branch: Pick<BranchView, 'name' | 'phone'> }) {
  return (
    <>
      <noscript>
        <Notice tone="warn" title="Zum Bestellen wird JavaScript benötigt.">
          <p>
            Bitte aktivieren Sie JavaScript in Ihrem Browser
            {branch.phone && (
              <>
                {' oder bestellen Sie telefonisch unter '}
                <a href={`tel:${normalisePhone(branch.phone)}`}>{branch.phone}</a>
              </>
            )}
            .
          </p>
        </Notice>
        {/* Without scripts nothing would ever take the place of the grey bars and their words. */}
        <style>{`.${skeleton.bars},.${skeleton.bars}+p{display:none}`}</style>
      </noscript>
      <div className={`${styles.columns} ${skeleton.bars}`} aria-hidden="true">
        <div className={styles.fields}>
          {[1, 4, 1, 2].map((fields, section) => (
            // By index: bars have no identity
            <div key={section} className="stack">
              <span className={skeleton.heading} />
              {Array.from({ length: fields }, (_, field) => (
                // By index: bars have no identity
                <span key={field} className={skeleton.field} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <span className={skeleton.card} />
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        Ihr Warenkorb wird geladen …
      </p>
    </>
  )
}
