import type { Problem } from '@coverwright/domain/build/body/problem'
import { IconAlertTriangle, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Canvas } from '../../../../framework/editor/Pane.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { addressOfPart, builderParts, partOf, placeText } from '../../body-editing/place.ts'
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
  return (
    <Canvas label={t('parts.readiness')}>
      <header className={classes.head}>
        <h2>{t(problems.length === 0 ? 'readiness.ready' : 'readiness.title')}</h2>
        <p>{t(problems.length === 0 ? 'readiness.readyHint' : 'readiness.hint', { count: problems.length })}</p>
      </header>
      {problems.length === 0 && (
        <p className={classes.ready} data-tone="success">
          <IconCircleCheckFilled size={16} aria-hidden="true" /> {t('readiness.nothing')}
        </p>
      )}
      {groups.map(({ part, found }) => (
        <section key={part} className={classes.group}>
          <h3>
            {t(`parts.${part}`)} <span>{found.length}</span>
          </h3>
          <ul>
            {found.map((problem) => (
              <ProblemLine key={`${placeText(problem.path)} ${problem.message}`} problem={problem} />
            ))}
          </ul>
        </section>
      ))}
    </Canvas>
  )
}

function ProblemLine({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('body')
  const { product } = useBody()
  const where = usePlaceName(problem.path)
  return (
    <li>
      <Link to={addressOfPart(product.id, partOf(problem.path), problem.path)}>
        <IconAlertTriangle size={16} aria-hidden="true" />
        <span className={classes.what}>{problem.message}</span>
        <span className={classes.where}>{where}</span>
        <span className={classes.fix}>
          {t('readiness.fix')} <IconArrowRight size={14} aria-hidden="true" />
        </span>
      </Link>
    </li>
  )
}
