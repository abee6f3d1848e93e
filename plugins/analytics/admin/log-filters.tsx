import styles from './analytics-logs.module.css'

const texts = { type: 'Typ', action: 'Aktion', category: 'Kategorie' }

/** A plain form: the list answers to its address, so it can be shared and works without scripts. */
export function LogFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <form action="" className={styles.filters} method="get">
      {Object.entries(texts).map(([name, label]) => (
        <label className={styles.field} key={name}>
          {label}
          <input defaultValue={filters[name] ?? ''} maxLength={100} name={name} type="text" />
        </label>
      ))}
      <label className={styles.field}>
        Von
        <input defaultValue={filters.from ?? ''} name="from" type="date" />
      </label>
      <label className={styles.field}>
        Bis
        <input defaultValue={filters.to ?? ''} name="to" type="date" />
      </label>
      <div className={styles.deeds}>
        <button className="btn btn--style-primary btn--size-small" type="submit">
          Filtern
        </button>
        <a href="?">Zurücksetzen</a>
      </div>
    </form>
  )
}
