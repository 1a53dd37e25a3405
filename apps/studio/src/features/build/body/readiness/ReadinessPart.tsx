import { groupProblems, type ProblemGroup } from '@coverwright/domain/build/body/group-problems'
import type { Problem } from '@coverwright/domain/build/body/problem'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight, IconCircleCheckFilled, IconLayout, IconRocket } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { useMay } from '../../../../core/session/use-may.ts'
import { said } from '../../../../core/text/said.ts'
import { Canvas } from '../../../../framework/editor/Pane.tsx'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { ConfirmButton } from '../../body-editing/ProblemText.tsx'
import { addressOfPart, builderParts, partOf, placeText } from '../../body-editing/place.ts'
import { Drafts } from '../editing/Drafts.tsx'
import { usePlaceName } from '../editing/use-place-name.ts'
import classes from './ReadinessPart.module.css'

/** Everything that keeps the body from being published, by part, each with the way to its fix. */
export function ReadinessPart() {
  const { t } = useTranslation('body')
  const { problems } = useBody()
  const groups = builderParts.flatMap((part) => {
    const found = problems.filter(({ path }) => partOf(path) === part)
    return found.length > 0 ? [{ part, found }] : []
  })
  if (problems.length === 0) return <Ready />
  return (
    <Canvas label={t('parts.readiness')}>
      <header className={classes.head}>
        <h2>{t('readiness.title')}</h2>
        <p>{t('readiness.hint', { count: problems.length })}</p>
        <Drafts />
      </header>
      {groups.map(({ part, found }) => (
        <section key={part} className={classes.group}>
          <h3>
            {t(`parts.${part}`)} <span>{found.length}</span>
          </h3>
          <ul>
            {groupProblems(found, said).map((group) => (
              <GroupLines key={group.message} group={group} />
            ))}
          </ul>
        </section>
      ))}
    </Canvas>
  )
}

function Ready() {
  const { t } = useTranslation('body')
  const { product } = useBody()
  const mayPublish = useMay('publisher')
  return (
    <Canvas label={t('parts.readiness')}>
      <Empty
        icon={<IconCircleCheckFilled size={20} />}
        title={t('readiness.ready')}
        description={t(product.hasShell ? 'readiness.readyHint' : 'readiness.websiteHint')}
        action={
          !product.hasShell ? (
            <Button
              component={Link}
              to={pathTo(`/editor?product=${product.id}&make`)}
              leftSection={<IconLayout size={16} />}
            >
              {t('readiness.website')}
            </Button>
          ) : (
            mayPublish && (
              <Button
                component={Link}
                to={pathTo(`/publishTS?product=${product.id}`)}
                leftSection={<IconRocket size={16} />}
              >
                {t('readiness.publish')}
              </Button>
            )
          )
        }
      />
    </Canvas>
  )
}

/** Several of a kind are said once, with the way to each of them below. */
function GroupLines({ group: { message, problems } }: { readonly group: ProblemGroup<Problem> }) {
  const [first] = problems
  const confirms = problems.flatMap(({ confirm }) => (confirm === undefined ? [] : [confirm]))
  if (problems.length === 1 && first) return <ProblemLine problem={first} message={message} />
  return (
    <>
      <li className={classes.several}>
        <IconAlertTriangle size={16} aria-hidden="true" />
        <span>{message}</span>
        {confirms.length === problems.length && <ConfirmButton confirms={confirms} />}
      </li>
      {problems.map((problem) => (
        <ProblemLine key={placeText(problem.path)} problem={problem} />
      ))}
    </>
  )
}

function ProblemLine({ problem, message }: { readonly problem: Problem; readonly message?: string }) {
  const { t } = useTranslation('body')
  const { product } = useBody()
  const where = usePlaceName(problem.path)
  return (
    <li className={classes.line}>
      <Link to={addressOfPart(product.id, partOf(problem.path), problem.path)}>
        {message === undefined ? <span /> : <IconAlertTriangle size={16} aria-hidden="true" />}
        <span className={classes.what}>{message ?? (where || problem.message)}</span>
        <span className={classes.where}>{message === undefined ? undefined : where}</span>
        <span className={classes.fix}>
          {t('readiness.fix')} <IconArrowRight size={14} aria-hidden="true" />
        </span>
      </Link>
      {problem.confirm !== undefined && <ConfirmButton confirms={[problem.confirm]} />}
    </li>
  )
}
