import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { iconOf } from '../../../core/navigation/screen-icons.ts'
import { useNavigationSections } from '../../../core/navigation/use-navigation-sections.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './FullMenu.module.css'

/** The whole menu as a page: every place of the navigation, by its section. */
export function Component() {
  const { t } = useTranslation('home')
  return (
    <Page>
      <PageHeader title={t('screens:menu')} description={t('menu.description')} />
      <div className={classes.sections}>
        {useNavigationSections().map(({ section, screens }) => (
          <Card key={section} title={section === 'start' ? t('menu.start') : t(`shell:section.${section}`)}>
            <ul className={classes.links}>
              {screens.map((screen) => {
                const Icon = iconOf(screen)
                return (
                  <li key={screen.path}>
                    <Link to={screen.path}>
                      <Icon size={16} />
                      {t(`screens:${screen.title}`)}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  )
}
