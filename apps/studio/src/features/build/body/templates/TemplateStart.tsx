import type { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import { everySaleBody } from '@coverwright/domain/build/product-template/every-sale'
import { templateIn } from '@coverwright/domain/build/product-template/product-template'
import { isInEnglish } from '@coverwright/domain/build/words/starts-of'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../../framework/page/Tag.tsx'
import { LineTile } from '../../../../parts/product/LineTile.tsx'
import { useFirm } from '../../../../parts/product/use-firm.ts'
import { useTemplates } from '../../product-template/use-templates.ts'
import classes from './TemplateStart.module.css'

interface TemplateStartProps {
  readonly product: MountedProduct
  readonly isLocked: boolean
  readonly onStart: (body: Body) => void
}

/** What a body may start from: what a line of business asks, covers and prices, or nothing. */
export function TemplateStart({ product, isLocked, onStart }: TemplateStartProps) {
  const { t } = useTranslation('body')
  const firm = useFirm()
  const templates = useTemplates(product.country)
  // The product's own line is what most people want, so it stands first.
  const offered = (templates.data ?? []).toSorted(
    (one, other) => Number(other.line === product.line) - Number(one.line === product.line),
  )
  return (
    <section className={classes.start}>
      <header>
        <Link className={classes.leave} to={pathTo(`/project?product=${product.id}`)}>
          <IconChevronLeft size={16} />
          {t('toProducts')}
        </Link>
        <h1>{t('start.title', { name: product.name })}</h1>
        <p>{t('start.hint')}</p>
        {!isInEnglish(product) && <p>{t('start.inEnglish')}</p>}
      </header>
      {templates.isError && <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />}
      <ul className={classes.lines}>
        {offered.map(({ line, state, questions, plans, tables, template }) => (
          <li key={line}>
            <UnstyledButton
              className={classes.line ?? ''}
              data-own={line === product.line || undefined}
              disabled={isLocked || state !== 'ready'}
              onClick={() => onStart(bodyOf(templateIn({ template }), product, firm))}
            >
              <LineTile line={line} />
              <span className={classes.words}>
                <b>
                  {t(`product:lines.${line}`)} {line === product.line && <Tag>{t('start.own')}</Tag>}
                  {state === 'coming-soon' && <Tag>{t('product:comingSoon')}</Tag>}
                </b>
                <span>{t('start.holds', { questions, plans, tables })}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <footer>
        <p>{t('start.lacks')}</p>
        <Button disabled={isLocked} onClick={() => onStart(everySaleBody(product, firm))}>
          {t('start.everySale')}
        </Button>
        <Button variant="default" disabled={isLocked} onClick={() => onStart(emptyBody(product))}>
          {t('start.empty')}
        </Button>
      </footer>
    </section>
  )
}
