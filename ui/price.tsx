import styles from './price.module.css'

type PriceProps = {
  price: string
  /** What it is called that it costs less just now, and what it costs then, where that is sure. */
  offer: { name: string; price: string } | null
}

/** A price, and the lower one beside it for as long as an offer lasts. */
export function Price({ price, offer }: PriceProps) {
  return (
    <>
      {offer?.price ? (
        <>
          <del className={styles.former}>
            <span className="visually-hidden">statt </span>
            {price}
          </del>{' '}
          <strong>
            <span className="visually-hidden">jetzt </span>
            {offer.price}
          </strong>
        </>
      ) : (
        <strong>{price}</strong>
      )}
      {offer && <b className={styles.offer}>{offer.name}</b>}
    </>
  )
}
