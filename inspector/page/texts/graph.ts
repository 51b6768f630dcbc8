import { inLanguages } from './languages.ts';

/** Texts around drawings. */
export const graphTexts = inLanguages(
  {
    tools: 'Drawing',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show all',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    drawing: 'Laying out…',
    failed: (message: string) => `It could not be laid out: ${message}`,
    blocked: 'this page may not load images that it has made itself.',
    noImage: (message: string) => `No image could be made: ${message}`,
  },
  {
    tools: 'Рисунок',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    fit: 'Показать целиком',
    left: 'Сдвинуть влево',
    right: 'Сдвинуть вправо',
    up: 'Сдвинуть вверх',
    down: 'Сдвинуть вниз',
    png: 'Сохранить как PNG',
    svg: 'Сохранить как SVG',
    drawing: 'Строится схема…',
    failed: (message: string) => `Не удалось построить схему: ${message}`,
    blocked: 'этой странице не разрешено загружать рисунки, которые она создала сама.',
    noImage: (message: string) => `Не удалось сохранить рисунок: ${message}`,
  },
);
