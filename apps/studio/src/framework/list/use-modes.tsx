import { type JourneyMode, journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { IconFlask } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from './list-types.ts'

/** Sales and trial runs, told apart in the same words in every list that holds both. */
export function useModes() {
  const { t } = useTranslation('framework')
  return useMemo(() => {
    const label = t('list.mode')
    const nameOf = (mode: JourneyMode) => t(`list.modes.${mode}`)
    const filter: Filter = {
      key: 'mode',
      label,
      icon: <IconFlask size={14} />,
      options: journeyModes.map((value) => ({ value, label: nameOf(value) })),
    }
    return { label, nameOf, filter }
  }, [t])
}
