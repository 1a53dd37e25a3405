import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ToastWithUndo.module.css'

export function ToastWithUndo({ message, onUndo }: { readonly message: string; readonly onUndo: () => void }) {
  const { t } = useTranslation('framework')
  return (
    <span className={classes.toast}>
      <span>{message}</span>
      <Button size="xs" variant="light" className={classes.undo} onClick={onUndo}>
        {t('undo')}
      </Button>
    </span>
  )
}
