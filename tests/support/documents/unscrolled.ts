/** Nothing has a place in jsdom, so it does not implement scrolling to it. */
Element.prototype.scrollIntoView = () => {}
