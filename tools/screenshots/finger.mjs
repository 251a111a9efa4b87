// Where a tap goes, for those who watch it in a picture.

const ID = 'finger';

/** Lays a round shade over the middle of an element. */
export async function mark(where) {
  await where.evaluate((element, id) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const finger = document.createElement('div');
    finger.id = id;
    Object.assign(finger.style, {
      position: 'fixed',
      left: `${left + width / 2 - 22}px`,
      top: `${top + height / 2 - 22}px`,
      width: '44px',
      height: '44px',
      borderRadius: '50%',
      background: 'rgb(200 120 0 / 55%)',
      pointerEvents: 'none',
      zIndex: '9',
    });
    document.body.append(finger);
  }, ID);
}

export const unmark = (page) => page.evaluate((id) => document.getElementById(id)?.remove(), ID);
