import { useTranslation } from 'react-i18next'
import { Canvas } from '../../../../framework/editor/Pane.tsx'
import { AddOns } from './AddOns.tsx'
import { CoverChoices } from './CoverChoices.tsx'
import { CoverMatrix } from './CoverMatrix.tsx'
import { CoverPeriod } from './CoverPeriod.tsx'
import { Declarations } from './Declarations.tsx'
import { WaysToPay } from './WaysToPay.tsx'

/** What can be bought and what is agreed to. Prices are never written here: pricing makes them. */
export function PlansPart() {
  const { t } = useTranslation('body')
  return (
    <Canvas label={t('parts.plans')}>
      <CoverMatrix />
      <CoverChoices />
      <AddOns />
      <CoverPeriod />
      <WaysToPay />
      <Declarations />
    </Canvas>
  )
}
