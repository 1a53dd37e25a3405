import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { exampleOf, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { guideSections } from './guide-page.ts'

/** How many articles whoever runs the product may write. */
export const maxArticles = 200
/** How many places a search answers. */
export const maxFoundPlaces = 20

/** A page of the guide by its name, an article of the operator's by its id. */
const articleName = requiredText(64)

export const ArticleSummary = z
  .object({
    name: z.string(),
    section: z.enum(guideSections),
    title: z.string(),
    /** How it begins. */
    summary: z.string(),
    screens: z.array(z.string()),
  })
  .meta({ id: 'ArticleSummary' })

export type ArticleSummary = z.infer<typeof ArticleSummary>

export const FoundPlace = z
  .object({
    name: z.string(),
    title: z.string(),
    /** Under which heading it was found; empty above the first. */
    heading: z.string(),
    excerpt: z.string(),
  })
  .meta({ id: 'FoundPlace' })

export type FoundPlace = z.infer<typeof FoundPlace>

/** In which the guide is read; what whoever runs the product wrote is read as it was written. */
const language = oneOf(languages).optional()

export const ArticleList = z.strictObject({ language })
export const ArticleSearch = z
  .strictObject({ text: requiredText(200), language })
  .meta({ examples: [{ text: 'instalments' }] })
export const ArticleName = z.strictObject({ name: articleName, language }).meta({ examples: [{ name: 'designing' }] })

export const Article = ArticleSummary.omit({ summary: true })
  .extend({
    /** Markdown. */
    text: z.string(),
    /** Some of it has not been translated since it was written. */
    isPartlyEnglish: z.boolean(),
    /** Null for a page of the guide, which changes with the version. */
    updatedAt: moment.nullable(),
  })
  .meta({ id: 'Article' })

export type Article = z.infer<typeof Article>

export const ArticleForm = z
  .strictObject({
    title: requiredText(120),
    section: oneOf(guideSections),
    text: requiredText(20_000),
    screens: z
      .array(z.string().regex(/^\/[\w-]*$/, 'Enter the path of a screen, such as /home'))
      .max(20, 'Name 20 screens or fewer'),
    /** Until then its writers alone see it. */
    isPublished: z.boolean(),
  })
  .meta({
    id: 'ArticleForm',
    examples: [
      {
        title: 'Our opening hours',
        section: 'start',
        text: 'Support answers **on weekdays** from 9 to 5.',
        screens: ['/contact'],
        isPublished: true,
      },
    ],
  })

export const ArticleRef = z.strictObject({ id: idOf('article') })
export const ArticleChange = z
  .strictObject({ id: idOf('article'), ...ArticleForm.shape })
  .meta({ examples: [exampleOf(ArticleForm)] })

export const OwnArticle = z
  .object({ ...ArticleForm.shape, id: idOf('article'), createdAt: moment, updatedAt: moment })
  .meta({ id: 'OwnArticle' })

export type OwnArticle = z.infer<typeof OwnArticle>
