import { placed } from '@coverwright/blocks/instance'
import type { Component } from '@coverwright/domain/build/component/component'
import { IconBookmark, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../../core/wire/queries.ts'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { AvailableTiles } from '../../exchange/AvailableTiles.tsx'
import { blocksOfComponent } from '../../shell-design/preview/component-blocks.ts'
import { useShell } from '../editing/shell-editing.ts'
import type { BlockActions } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'

/** What can be put on a page ready made: what the company saved, and what the exchange has. */
export function ComponentsPanel({ actions }: { readonly actions: BlockActions }) {
  const { t } = useTranslation('page-editor')
  const { isLocked } = useShell()
  const loaded = useQuery(queries.component.listComponents({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
  if (loaded.isLoadingError) return <ErrorAlert error={loaded.error} onRetry={() => void loaded.refetch()} />
  if (!loaded.data) return null
  const items = loaded.data.items.flatMap((component) => {
    const { approvedBlocks, state } = component
    if (approvedBlocks) return [{ ...component, blocks: approvedBlocks, state: 'approved' as const }]
    return state === 'rejected' ? [] : [component]
  })
  const use = (component: Component) => {
    const blocks = blocksOfComponent(component)
    if (blocks.length === 0) return
    if (component.approvedBlocks) actions.insert(placed({ id: component.id, blocks }, 'component'))
    // What nobody approved yet changes under whoever makes it: a page gets a copy.
    else for (const block of blocks) actions.insert(block)
  }
  return (
    <>
      {items.length === 0 && (
        <Empty icon={<IconBookmark size={20} />} title={t('component.none')} description={t('component.noneHint')} />
      )}
      <ul className={classes.pages}>
        {items.map((component) => (
          <li key={component.id}>
            <button type="button" disabled={isLocked} onClick={() => use(component)}>
              <b>
                {component.name} {component.isLocked && <IconLock size={12} aria-label={t('component.locked')} />}
              </b>
              <small>{t(component.approvedBlocks ? 'component.follows' : 'component.copied')}</small>
            </button>
          </li>
        ))}
      </ul>
      {!isLocked && (
        <section className={classes.exchange} aria-label={t('exchange:library')}>
          <h3>{t('exchange:library')}</h3>
          <AvailableTiles kind="component" isNarrow onTaken={use} />
        </section>
      )}
    </>
  )
}
