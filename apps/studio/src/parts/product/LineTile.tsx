import type { InsuranceLine } from '@coverwright/domain/build/product/product'
import {
  IconBuilding,
  IconCar,
  IconHeartbeat,
  IconHome,
  IconMotorbike,
  IconPaw,
  IconPlane,
  type IconProps,
  IconTruck,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './LineTile.module.css'

const icons: Readonly<Record<InsuranceLine, ComponentType<IconProps>>> = {
  pet: IconPaw,
  car: IconCar,
  home: IconHome,
  travel: IconPlane,
  landlord: IconBuilding,
  van: IconTruck,
  motorbike: IconMotorbike,
  life: IconHeartbeat,
}

/** What a product insures, at a glance. Its colour says the line, never a state. */
export function LineTile({ line }: { readonly line: InsuranceLine }) {
  const Icon = icons[line]
  return (
    <span className={classes.tile} data-line={line} aria-hidden="true">
      <Icon size={16} stroke={1.7} />
    </span>
  )
}
