/** The pictures: each brings a page to what it shows. */
export const PICTURES = [
  {
    name: 'table',
    colorScheme: 'light',
    compose: async (page, url) => {
      await page.goto(url);
    },
  },
  {
    name: 'machines',
    colorScheme: 'dark',
    compose: async (page, url) => {
      await page.goto(url);
    },
  },
  {
    name: 'bus',
    colorScheme: 'light',
    compose: async (page, url) => {
      await page.goto(url);
    },
  },
];
