export const OrganiserScreen = () => null;
