import type { DemoProduct } from './create-demo-product.ts'
import { motorBody } from './motor-body.ts'
import { motorShell } from './motor-shell.ts'
import { motorTables } from './motor-tables.ts'
import { vehiclesCsv } from './motor-vehicles.ts'
import { petBody } from './pet-body.ts'
import { petShell } from './pet-shell.ts'
import { petTables } from './pet-tables.ts'

/** What the demo insurer sells, live from the first start. */
export const demoProducts: readonly DemoProduct[] = [
  {
    label: 'pet',
    settings: {
      name: 'Pet Lifetime',
      description: 'Vet fees for dogs and cats, with limits that refill every year',
      type: 'Standard',
      line: 'pet',
    },
    tables: { pricing: petTables, underwriting: [] },
    sources: {},
    body: petBody,
    shell: petShell,
    numbers: { name: 'Pet policies', prefixes: ['TBK', 'PET'] },
  },
  {
    label: 'motor',
    settings: {
      name: 'Motor',
      description: 'Private cars with up to five drivers, their claims and their convictions',
      type: 'Complicated',
      line: 'car',
    },
    tables: motorTables,
    sources: { vehicles: vehiclesCsv },
    body: motorBody,
    shell: motorShell,
    numbers: { name: 'Motor policies', prefixes: ['TBK', 'MOT'] },
  },
]
