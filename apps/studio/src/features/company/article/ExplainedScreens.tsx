import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { decide } from '../../../core/screens/decide.ts'
import { useScreens } from '../../../core/screens/screens-context.ts'
import { visitorOf } from '../../../core/screens/visitor.ts'
import { useSession } from '../../../core/session/session.ts'

/** Ways to the screens an article is about, as far as whoever reads it may open them. */
export function ExplainedScreens({ paths }: { readonly paths: readonly string[] }) {
  const { t } = useTranslation(['article', 'screens'])
  const session = useSession()
  const screens = useScreens().filter(
    (screen) => paths.includes(screen.path) && decide(screen, visitorOf(session)).kind === 'open',
  )
  if (screens.length === 0) return null
  return (
    <section aria-label={t('screens')}>
      <h2>{t('screens')}</h2>
      {screens.map(({ path, title }) => (
        <Link key={path} to={path}>
          {t(`screens:${title}`)}
        </Link>
      ))}
    </section>
  )
}
