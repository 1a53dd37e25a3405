import { pageNode } from '@coverwright/domain/build/flow/flow-graph'
import { flowBlocksOf, pagesInOrder } from '@coverwright/domain/build/page/flow'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Canvas, Pane } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { FlowInspector } from './FlowInspector.tsx'
import { FlowList } from './FlowList.tsx'
import { FlowScreen } from './FlowScreen.tsx'
import { useFlow } from './flow-editing.ts'
import { blockKinds } from './flow-operations.ts'
import { kindIcons } from './NodeCard.tsx'
import { useAddBlock } from './use-add-block.ts'

export function Component() {
  return (
    <FlowScreen current="eventManager">
      <LogicOfPage />
    </FlowScreen>
  )
}

/** What is done when buyers leave one page: `?page=` says which. */
function LogicOfPage() {
  const { t } = useTranslation('flow')
  const { shell, isLocked } = useFlow()
  const [search, setSearch] = useSearchParams()
  const { addAfter } = useAddBlock()
  const pages = pagesInOrder(shell.pages)
  const page = pages.find(({ path }) => path === search.get('page')) ?? pages[0]
  if (!page) return null
  const blocks = flowBlocksOf(shell, { page: page.path })
  const last = blocks.at(-1)
  return (
    <>
      <Pane side="left" title={t('pages')} label={t('pages')}>
        <nav className={classes.pages} aria-label={t('pages')}>
          {pages.map((each) => (
            <button
              type="button"
              key={each.path}
              aria-current={each.path === page.path ? 'page' : undefined}
              onClick={() =>
                setSearch((before) => {
                  const next = new URLSearchParams(before)
                  next.set('page', each.path)
                  next.delete('at')
                  return next
                })
              }
            >
              <span>{nameOfPage(each)}</span>
              <small>{flowBlocksOf(shell, { page: each.path }).length || ''}</small>
            </button>
          ))}
        </nav>
      </Pane>
      <Canvas label={t('journey')}>
        <h2 className={classes.heading}>{t('leaving', { page: nameOfPage(page) })}</h2>
        <p className={classes.hint}>{blocks.length === 0 ? t('noLogic') : t('inOrder')}</p>
        <FlowList page={page.path} />
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={14} />} disabled={isLocked}>
              {t('add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {blockKinds.map((kind) => {
              const Icon = kindIcons[kind]
              return (
                <Menu.Item
                  key={kind}
                  leftSection={<Icon size={16} />}
                  onClick={() => addAfter(kind, last ? `block:${last.id}` : pageNode(page.path))}
                >
                  {t(`kinds.${kind}`)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      </Canvas>
      <FlowInspector />
    </>
  )
}
