/** The sample as version 1 kept it. */
export const version1Shell = {
  version: 1,
  theme: {
    brand: '#0E7C66',
    radius: 14,
    font: 'system',
  },
  steps: ['You', 'Plan', 'Check and pay'],
  header: {
    type: 'SiteHeader',
    props: {
      id: 'siteheader',
      name: 'Sample Pet',
    },
  },
  footer: {
    type: 'RegulatoryFooter',
    props: {
      id: 'regulatoryfooter',
    },
  },
  pages: [
    {
      role: 'questions',
      path: '/',
      title: 'About you',
      step: 1,
      group: 'you',
      content: [
        {
          type: 'Main',
          props: {
            id: 'main',
            content: [
              {
                type: 'Questions',
                props: {
                  id: 'questions',
                  group: 'you',
                  title: 'About you',
                },
              },
            ],
          },
        },
      ],
    },
    {
      role: 'plans',
      path: '/plan',
      title: 'Choose a plan',
      step: 2,
      content: [
        {
          type: 'Main',
          props: {
            id: 'main',
            content: [
              {
                type: 'PlanPicker',
                props: {
                  id: 'planpicker',
                },
              },
            ],
          },
        },
      ],
    },
    {
      role: 'check',
      path: '/check',
      title: 'Check and pay',
      step: 3,
      content: [
        {
          type: 'Main',
          props: {
            id: 'main',
            content: [
              {
                type: 'Checkout',
                props: {
                  id: 'checkout',
                  content: [
                    {
                      type: 'CheckAnswers',
                      props: {
                        id: 'checkanswers',
                      },
                    },
                    {
                      type: 'Declarations',
                      props: {
                        id: 'declarations',
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    {
      role: 'thank-you',
      path: '/thank-you',
      title: 'Thank you',
      content: [
        {
          type: 'Main',
          props: {
            id: 'main',
            content: [
              {
                type: 'ThankYou',
                props: {
                  id: 'thankyou',
                },
              },
            ],
          },
        },
      ],
    },
  ],
  social: {
    title: 'Sample',
    description: '',
  },
}
