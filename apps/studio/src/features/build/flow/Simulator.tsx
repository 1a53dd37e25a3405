import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import type { Journey } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import type { Walk } from '@coverwright/domain/build/flow/walk'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import { type Simulated, simulatedOffer, simulator } from '@coverwright/domain/sell/journey/simulate'
import { ActionIcon, Button } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../framework/number/money-text.ts'
import { ConditionWords } from '../body/questions/ConditionWords.tsx'
import { JourneyFrame } from '../shell-design/preview/JourneyFrame.tsx'
import { useFlow } from './flow-editing.ts'
import { walkTo } from './flow-state.ts'
import classes from './Simulator.module.css'

interface SimulatorProps {
  readonly onWalk: (walk: Walk) => void
  readonly onClose: () => void
}

/** Walks the journey with test answers, here in the browser: nothing is kept, sent or paid. */
export default function Simulator({ onWalk, onClose }: SimulatorProps) {
  const { t } = useTranslation('flow')
  const { shell, body, product, tables, connectors } = useFlow()
  const content = useMemo(
    () => ({
      shell,
      body,
      settings: product,
      lists: {},
      connectors: Object.fromEntries(connectors.map((connector) => [connector.id, connector])),
    }),
    [shell, body, product, connectors],
  )
  const run = useMemo(() => simulator(content, tables, new Date()), [content, tables])
  const [at, setAt] = useState<Simulated>(run.start)
  const walk = useMemo(() => run.walk(at), [run, at])
  const view = useMemo(() => run.view(at), [run, at])
  const page = run.shown.placeAt(at.path)?.page
  const walked = useMemo(() => walkTo(walk, page?.path), [walk, page])
  useEffect(() => onWalk(walked), [onWalk, walked])
  const top = useRef<HTMLDivElement>(null)
  // The window stays where the page before was left: the next one would open in its middle.
  useEffect(() => {
    top.current?.ownerDocument.defaultView?.scrollTo(0, 0)
  }, [at.path])
  const { nodes, rules } = useMemo(
    () => compileTree([shell.header, ...(page?.content ?? []), shell.footer], definitions),
    [shell, page],
  )
  const journey = useMemo<Journey>(
    () => ({
      ...view,
      today: run.shown.todayAt(new Date()),
      lists: run.shown.lists,
      isSettled: true,
      loadList: async (name) => run.shown.lists[name] ?? [],
      quote: async (form) => simulatedOffer(run, content, at, form),
      send: async (form) => {
        const sent = run.send(at, form)
        if ('problems' in sent) return sent.problems
        setAt(sent.next)
        return []
      },
    }),
    [view, run, content, at],
  )
  return (
    <section className={classes.run} aria-label={t('run.title')}>
      <header>
        <h2>{t('run.title')}</h2>
        <span>{t('run.hint')}</span>
        <Button size="sm" variant="subtle" leftSection={<IconRefresh size={14} />} onClick={() => setAt(run.start)}>
          {t('run.again')}
        </Button>
        <ActionIcon aria-label={t('run.close')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      <div className={classes.body}>
        <JourneyFrame
          title={t('run.page')}
          theme={shell.theme}
          rules={rules}
          journey={journey}
          className={classes.frame}
        >
          {/* Links of the site lead to its pages, which are here and nowhere else. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed is a link inside, which Enter follows with a click too */}
          <div
            ref={top}
            className="cj-page"
            key={`${at.path} ${JSON.stringify(at.selection)}`}
            onClick={(event) => {
              const link = (event.target as Element).closest('a')
              if (!link) return
              event.preventDefault()
              const path = (link.getAttribute('href') ?? '').split('#')[0] ?? ''
              if (run.shown.placeAt(path)) setAt({ ...at, path })
            }}
          >
            <Tree nodes={nodes} views={views} />
          </div>
        </JourneyFrame>
        <Told walk={walk} at={at} run={run} />
      </div>
    </section>
  )
}

/** What the demo result of a connector made of the data. */
const fetchedWords = (nothing: string, fetched: Readonly<Record<string, string>> | null | undefined) =>
  Object.entries(fetched ?? {})
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ') || nothing

interface ToldProps {
  readonly walk: Walk
  readonly at: Simulated
  readonly run: ReturnType<typeof simulator>
}

/** The way so far: pages, what held on the way, and the price. */
function Told({ walk, at, run }: ToldProps) {
  const { t } = useTranslation('flow')
  const { product } = useFlow()
  const current = run.shown.placeAt(at.path)?.page
  const position = current ? walk.pages.indexOf(current) : -1
  const met = walk.pages.slice(0, position < 0 ? walk.pages.length : position + 1)
  const found = run.prices(at)
  return (
    <aside className={classes.told} aria-label={t('run.way')}>
      <h3>{t('run.way')}</h3>
      <ol>
        {met.map((page, index) => (
          <li key={page.path}>
            <b>{nameOfPage(page)}</b>
            {(index < met.length - 1 || walk.end) &&
              (walk.passed[page.path] ?? []).map(({ block, branch, value, fetched }) => (
                <p key={block.id}>
                  {block.name}
                  {': '}
                  {branch ? (
                    <>
                      <em>{branch.name}</em> <ConditionWords condition={branch.when} />
                    </>
                  ) : (
                    <em>
                      {block.kind === 'calculation'
                        ? t('run.value', { name: block.sets, value: value ?? t('run.unknown') })
                        : block.kind === 'connector'
                          ? fetchedWords(t('notCalled'), fetched)
                          : t(block.kind === 'event' ? 'event.raised' : 'branch.otherwise')}
                    </em>
                  )}
                </p>
              ))}
          </li>
        ))}
        {walk.end && (
          <li data-tone={walk.end.kind === 'decline' ? 'danger' : 'warning'}>
            <b>{t(`ends.${walk.end.kind}`)}</b>
            <p>{walk.end.reason}</p>
          </li>
        )}
      </ol>
      <h3>{t('run.price')}</h3>
      {'failure' in found ? (
        <p>{t('run.noPrice')}</p>
      ) : (
        <dl>
          {Object.entries(found.prices.plans).map(([code, { decision, premium }]) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>
                {premium
                  ? moneyText(premium.grossMinor, product.currency)
                  : decision === 'decline'
                    ? t('ends.decline')
                    : t('ends.refer')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  )
}
