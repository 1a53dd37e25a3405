import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const examLevelAudit: NounAudit = {
  things: { examLevel: 'Levels of exams' },
  done: {
    'examLevel/createLevel': 'made the level {} of the learning portal',
    'examLevel/updateLevel': 'changed the level {} of the learning portal',
    'examLevel/publishLevel': 'published the level {} of the learning portal',
    'examLevel/unpublishLevel': 'unpublished the level {} of the learning portal',
    'examLevel/deleteLevel': 'deleted the level {} of the learning portal',
  },
}
