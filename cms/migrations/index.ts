import * as migration_20261121_000000_initial from './20261121_000000_initial.ts'
import * as migration_20261121_000100_ordering_tables from './20261121_000100_ordering_tables.ts'
import * as migration_20261121_000200_legal_texts from './20261121_000200_legal_texts.ts'

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_000100_ordering_tables.up,
    down: migration_20261121_000100_ordering_tables.down,
    name: '20261121_000100_ordering_tables',
  },
  {
    up: migration_20261121_000200_legal_texts.up,
    down: migration_20261121_000200_legal_texts.down,
    name: '20261121_000200_legal_texts',
  },
]
