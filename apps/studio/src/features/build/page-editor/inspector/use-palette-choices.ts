import { isPaletteSlot } from '@coverwright/domain/build/page/block-style'
import { useTranslation } from 'react-i18next'
import { useShell } from '../editing/shell-editing.ts'

interface PaletteChoice {
  readonly value: string
  readonly label: string
  /** None where the site's palette has nothing there: the block came from another site. */
  readonly colour?: string
}

/** The site's palette to choose from, and what a block says although it is not there. */
export function usePaletteChoices(chosen: string | undefined): PaletteChoice[] {
  const { t } = useTranslation('page-editor')
  const { palette = [] } = useShell().shell.theme
  const choices = palette.map(({ slot, name, colour }) => ({ value: slot, label: name, colour }))
  const isMissing = chosen && isPaletteSlot(chosen) && !choices.some(({ value }) => value === chosen)
  return isMissing ? [...choices, { value: chosen, label: t('palette.missing') }] : choices
}
