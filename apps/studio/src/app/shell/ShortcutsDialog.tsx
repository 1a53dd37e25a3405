import { Kbd, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ShortcutsDialog.module.css'
import { shortcuts } from './shortcuts.ts'

export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Modal opened onClose={onClose} title={t('help.shortcuts')} closeButtonProps={{ 'aria-label': t('close') }}>
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
    </Modal>
  )
}
