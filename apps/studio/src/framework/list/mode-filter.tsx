import { type JourneyMode, journeyModes } from '@coverwright/domain/release/mount'
import { IconFlask } from '@tabler/icons-react'
import type { Filter } from './list-types.ts'

/** Sales and trial runs, told apart in every list that holds both. */
export const modeFilter = (t: (key: 'mode' | `modes.${JourneyMode}`) => string): Filter => ({
  key: 'mode',
  label: t('mode'),
  icon: <IconFlask size={14} />,
  options: journeyModes.map((value) => ({ value, label: t(`modes.${value}`) })),
})
