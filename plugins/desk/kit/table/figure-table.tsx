import styles from './figure-table.module.css'

type FigureTableProps = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The first column in words, the others in figures. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  if (rows.length === 0) return null

  return (
    <table className={styles.figures}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([words = '', ...cells]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
