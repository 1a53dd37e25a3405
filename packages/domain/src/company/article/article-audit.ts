import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const articleAudit: NounAudit = {
  things: { article: 'Help articles' },
  named: { article: 'title' },
  done: {
    'article/createArticle': 'wrote the article {}',
    'article/updateArticle': 'changed the article {}',
    'article/deleteArticle': 'deleted an article',
  },
}
