import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import classes from './MeaningDialog.module.css'
import type { Meaning, OpenCells } from './meanings.ts'

interface MeaningDialogProps {
  readonly cells: OpenCells
  readonly onMean: (meaning: Meaning) => void
  readonly onClose: () => void
}

/** What was typed or pasted can be read in more than one way: nothing is kept before it is said which is meant. */
export function MeaningDialog({ cells: { asked, mayMean, rowsAdded }, onMean, onClose }: MeaningDialogProps) {
  const { t } = useTranslation('pricing-table')
  const [first] = asked.values()
  return (
    <Dialog title={t('meaning.title')} onClose={onClose}>
      <p>{said(first?.question ?? '')}</p>
      {asked.size > 1 && <p>{t('meaning.others', { count: asked.size - 1 })}</p>}
      <div className={classes.ways}>
        {mayMean.map((meaning, at) => (
          <Button
            key={meaning}
            size="lg"
            variant="default"
            {...(at === 0 && { 'data-autofocus': true })}
            onClick={() => onMean(meaning)}
          >
            {t(`meaning.${meaning}`, { count: rowsAdded })}
          </Button>
        ))}
        <Button size="lg" variant="subtle" onClick={onClose}>
          {t('meaning.keep', { count: asked.size })}
        </Button>
      </div>
    </Dialog>
  )
}
