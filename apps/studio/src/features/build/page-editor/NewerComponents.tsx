import { lostIn, withUpdated } from '@coverwright/blocks/instance'
import { plainText } from '@coverwright/domain/build/page/rich-text'
import { Alert, Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { useShell } from './editing/shell-editing.ts'
import { labelOf } from './editing/use-block-actions.ts'
import { useFollowed } from './editing/use-followed.ts'
import classes from './PageEditor.module.css'

/** Components that were approved anew since they were put on these pages: nothing changes before somebody says so. */
export function NewerComponents() {
  const { t } = useTranslation('page-editor')
  const { change, isLocked } = useShell()
  const { followed } = useFollowed()
  const behind = [...followed.values()].filter(({ behind: instances }) => instances.length > 0)
  if (behind.length === 0 || isLocked) return null
  const lost = behind.flatMap((found) => found.behind.map((instance) => lostIn(instance, found)))
  // Before it is pressed: what goes is seen on pages that nobody has open.
  const goes = [
    ...new Set([
      ...lost.flatMap(({ texts }) => texts.map((text) => `“${plainText(text)}”`)),
      ...lost.flatMap(({ blocks }) => blocks.map(labelOf)),
    ]),
  ]
  const names = behind.map(({ name }) => name).join(', ')
  const update = () => {
    change(
      (draft) => {
        for (const page of draft.pages) page.content = [...withUpdated(page.content, (id) => followed.get(id))]
      },
      t('component.updateAll'),
      'act',
    )
    sayDone(t('component.updated', { names }))
  }
  return (
    <Alert color="info" icon={<IconRefresh size={16} />} className={classes.newer}>
      <span>
        {t('component.newer', { count: behind.length, names })}
        {goes.length > 0 && (
          <ul className={classes.changes} aria-label={t('component.lost')}>
            {goes.slice(0, mostLines).map((name) => (
              <li key={name}>{t('component.goes', { name })}</li>
            ))}
            {goes.length > mostLines && <li>{t('component.more', { count: goes.length - mostLines })}</li>}
          </ul>
        )}
      </span>
      <Button size="sm" variant="default" onClick={update}>
        {t('component.updateAll')}
      </Button>
    </Alert>
  )
}

const mostLines = 8
