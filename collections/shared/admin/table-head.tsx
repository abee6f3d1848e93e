import styles from './record-table.module.css'

type Props = { titles: readonly string[]; numbers?: readonly string[] }

/** The titles of a table's columns; those of numbers stand on their side. */
export function TableHead({ titles, numbers = [] }: Props) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th className={numbers.includes(title) ? styles.number : undefined} key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
