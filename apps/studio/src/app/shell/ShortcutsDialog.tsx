import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../framework/dialog/Dialog.tsx'
import classes from './ShortcutsDialog.module.css'
import { shortcuts } from './shortcuts.ts'

export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Dialog onClose={onClose} title={t('help.shortcuts')}>
      <dl className={classes.list}>
        {shortcuts.map(({ text, keys }) => (
          <div key={text}>
            <dt>{t(`shortcut.${text}`)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
