import { changesOf, type Instance, updated, withDetached } from '@coverwright/blocks/instance'
import { plainText } from '@coverwright/domain/build/page/rich-text'
import { Anchor, Button } from '@mantine/core'
import { IconRefresh, IconUnlink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import { type Followed, useFollowed } from '../editing/use-followed.ts'
import classes from '../PageEditor.module.css'

/** A component that the page follows: which one, whether there is a newer version and what it brings, and the way out. */
export function InstanceFields({ instance }: { readonly instance: Instance }) {
  const { t } = useTranslation('page-editor')
  const { isLocked, changeInside, changeBlock, select } = useShell()
  const { followed, gone } = useFollowed()
  const { id, componentId } = instance.props
  const found = followed.get(componentId)
  const detach = () => {
    if (changeInside((now) => withDetached(now, id), t('component.detach'))) select(undefined)
  }
  return (
    <PaneSection title={t('component.linked')}>
      {found && (
        <Anchor component={Link} to={pathTo(`/ccLibrary?component=${componentId}`)}>
          {found.name}
        </Anchor>
      )}
      <p className={classes.hint}>{t(gone.has(componentId) ? 'component.gone' : 'component.linkedHint')}</p>
      {found && found.behind.some((each) => each.props.id === id) && (
        <Newer
          instance={instance}
          found={found}
          isLocked={isLocked}
          onUpdate={() =>
            changeBlock({ area: 'page', id }, () => updated(instance, found).props, t('component.update'))
          }
        />
      )}
      <Button size="sm" variant="default" disabled={isLocked} leftSection={<IconUnlink size={14} />} onClick={detach}>
        {t('component.detach')}
      </Button>
    </PaneSection>
  )
}

interface NewerProps {
  readonly instance: Instance
  readonly found: Followed
  readonly isLocked: boolean
  readonly onUpdate: () => void
}

function Newer({ instance, found, isLocked, onUpdate }: NewerProps) {
  const { t } = useTranslation('page-editor')
  const { texts, added, removed } = changesOf(instance, found)
  const lines = [
    ...texts.map(({ from, to }) => {
      if (from === '') return t('component.comes', { name: `“${plainText(to)}”` })
      if (to === '') return t('component.goes', { name: `“${plainText(from)}”` })
      return t('component.saysNow', { from: plainText(from), to: plainText(to) })
    }),
    ...added.map((type) => t('component.comes', { name: labelOf(type) })),
    ...removed.map((type) => t('component.goes', { name: labelOf(type) })),
  ]
  return (
    <>
      <p className={classes.hint}>{t('component.newerOne')}</p>
      <ul className={classes.changes}>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length === 0 && <li>{t('component.looks')}</li>}
        {lines.length > mostLines && <li>{t('component.more', { count: lines.length - mostLines })}</li>}
      </ul>
      <Button size="sm" disabled={isLocked} leftSection={<IconRefresh size={14} />} onClick={onUpdate}>
        {t('component.update')}
      </Button>
    </>
  )
}

const mostLines = 8
