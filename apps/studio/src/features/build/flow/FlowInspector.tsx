import { type FlowNode, flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { type FlowBlock, targetsOf } from '@coverwright/domain/build/page/flow'
import { blocksIn, type Page } from '@coverwright/domain/build/page/page'
import { ActionIcon, Alert, Anchor, Select, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Pane, PaneSection } from '../../../framework/editor/Pane.tsx'
import { AroundPrice } from './AroundPrice.tsx'
import { BlockFields } from './BlockFields.tsx'
import { BranchTraffic } from './BranchTraffic.tsx'
import classes from './Flow.module.css'
import { FlowList } from './FlowList.tsx'
import { FlowTraffic } from './FlowTraffic.tsx'
import { useFlow } from './flow-editing.ts'
import { kindOf, withBlock, withoutBlock } from './flow-operations.ts'
import { problemsAt } from './flow-state.ts'
import { useNodeName } from './NodeCard.tsx'

/** What is selected, and what is wrong with it. */
export function FlowInspector() {
  const { t } = useTranslation('flow')
  const flow = useFlow()
  const { shell, selected } = flow
  const node = useMemo(() => flowGraph(shell).nodes.find(({ id }) => id === selected), [shell, selected])
  if (!node || node.kind === 'end') {
    return (
      <Pane side="right" title={t('nothing')} label={t('properties')}>
        <PaneSection>
          <p className={classes.hint}>{t('nothingHint')}</p>
        </PaneSection>
        <WhatIsWrong />
      </Pane>
    )
  }
  const problems = problemsAt(flow, node)
  const alert = problems.length > 0 && (
    <Alert color="warning" icon={<IconAlertTriangle size={16} />}>
      {problems.map(({ message, path }) => (
        <div key={`${path.join('.')} ${message}`}>{message}</div>
      ))}
    </Alert>
  )
  return node.kind === 'page' ? (
    <PagePane page={node.page} alert={alert} />
  ) : (
    <BlockPane key={node.block.id} block={node.block} alert={alert} />
  )
}

/** All of it, each a way to its place. */
function WhatIsWrong() {
  const { t } = useTranslation('flow')
  const flow = useFlow()
  const nodes = useMemo(() => flowGraph(flow.shell).nodes, [flow.shell])
  const wrong = nodes.flatMap((node) => problemsAt(flow, node).map(({ message }) => ({ node, message })))
  return (
    <PaneSection title={t('wrong')} end={wrong.length}>
      {wrong.length === 0 && <p className={classes.hint}>{t('nothingWrong')}</p>}
      {wrong.map(({ node, message }) => (
        <WrongAt key={`${node.id} ${message}`} node={node} message={message} />
      ))}
    </PaneSection>
  )
}

function WrongAt({ node, message }: { readonly node: FlowNode; readonly message: string }) {
  const { select } = useFlow()
  return (
    <button type="button" className={classes.problem} onClick={() => select(node.id)}>
      <b>{useNodeName(node)}</b>
      {message}
    </button>
  )
}

interface PagePaneProps {
  readonly page: Page
  readonly alert: React.ReactNode
}

function PagePane({ page, alert }: PagePaneProps) {
  const { t } = useTranslation('flow')
  const { product } = useFlow()
  const search = new URLSearchParams({ product: product.id, page: page.path })
  return (
    <Pane side="right" title={page.title} label={t('properties')}>
      <PaneSection>
        {alert}
        <p className={classes.hint}>{t('pageHint', { path: page.path })}</p>
        <Anchor component={Link} size="sm" to={pathTo(`/eventManager?${search}`)}>
          {t('openLogic')}
        </Anchor>
      </PaneSection>
      {page.role === 'questions' && page.path !== '/' && <AroundPrice page={page} />}
      <PaneSection title={t('afterPage')}>
        <FlowList page={page.path} />
        <p className={classes.hint}>{t('afterPageHint')}</p>
      </PaneSection>
      <FlowTraffic from={page.path} />
    </Pane>
  )
}

interface BlockPaneProps {
  readonly block: FlowBlock
  readonly alert: React.ReactNode
}

function BlockPane({ block, alert }: BlockPaneProps) {
  const { t } = useTranslation('flow')
  const { shell, put, select, isLocked } = useFlow()
  const kind = t(`kinds.${kindOf(block)}`)
  const change = (next: FlowBlock) => put(withBlock(shell, next), t('change.block', { name: next.name || kind }))
  const page = shell.pages.find(({ path }) => path === block.page)
  const sockets = (page?.content ?? []).flatMap((top) => [top].concat([...blocksIn(top)]))
  return (
    <Pane
      side="right"
      title={kind}
      label={t('properties')}
      actions={
        <ActionIcon
          aria-label={t('remove', { name: block.name || kind })}
          disabled={isLocked}
          onClick={() => {
            put(withoutBlock(shell, block.id), t('change.remove', { name: block.name || kind }))
            select(undefined)
          }}
        >
          <IconTrash size={16} />
        </ActionIcon>
      }
    >
      <PaneSection>
        {alert}
        <TextInput
          label={t('name')}
          value={block.name}
          maxLength={80}
          readOnly={isLocked}
          onChange={(event) => change({ ...block, name: event.currentTarget.value })}
        />
        <Select
          label={t('socket')}
          description={t('socketHint')}
          clearable
          data={sockets
            .filter(({ type }) => isSocket(type))
            .map(({ type, props }) => ({ value: props.id, label: `${type} (${props.id})` }))}
          value={block.socket ?? null}
          readOnly={isLocked}
          onChange={(socket) => {
            const { socket: _before, ...rest } = block
            change(socket === null ? rest : { ...rest, socket })
          }}
        />
      </PaneSection>
      <BlockFields block={block} change={change} />
      {block.kind === 'condition' ? (
        <BranchTraffic block={block} />
      ) : (
        <FlowTraffic from={block.page} to={pagesLedTo(block)} />
      )}
    </Pane>
  )
}

const pagesLedTo = (block: FlowBlock): string[] => [
  ...new Set(targetsOf(block).flatMap((target) => (target.to === 'page' ? [target.page] : []))),
]

/** Where a part of the body plugs in. */
const isSocket = (type: string) =>
  ['Questions', 'PlanPicker', 'Checkout', 'CheckAnswers', 'Declarations', 'OrderSummary', 'ThankYou'].includes(type)
